ALTER TABLE "favorites" DROP CONSTRAINT "favorites_item_id_items_id_fk";--> statement-breakpoint
CREATE FUNCTION delete_favorites_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM favorites WHERE item_id = OLD.id;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER delete_favorites AFTER DELETE ON items FOR EACH ROW EXECUTE FUNCTION delete_favorites_of_item();
