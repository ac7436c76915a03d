from spadework.engine.picture.contact import contact_sheet


def test_a_contact_sheet_shows_every_sprite_under_its_name() -> None:
    page = contact_sheet("A & B", {"coin": "<circle/>", "crab": "<path/>"})
    assert "<title>A &amp; B</title>" in page
    assert [page.count(f"<figcaption>{name}</figcaption>") for name in ("coin", "crab")] == [1, 1]
    assert page.count('href="#sprite-') == 2
