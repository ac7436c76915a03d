// What the linter asks of the browser's modules. What a browser can't load or TypeScript finds is not asked here again.

import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "eqeqeq": "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-shadow": "error",
      "no-param-reassign": "error",
      "no-implicit-coercion": "error",
      "no-throw-literal": "error",
      "no-self-compare": "error",
      "no-unneeded-ternary": "error",
      "no-useless-rename": "error",
      "no-useless-return": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "prefer-object-has-own": "error",
      "max-lines": ["error", 800],
      "max-params": ["error", 5],
    },
  },
];
