DROP INDEX "learning_events_cards";--> statement-breakpoint
ALTER TABLE "learning_events" ADD COLUMN "detail" text;--> statement-breakpoint
CREATE INDEX "learning_events_cards" ON "learning_events" USING btree ("user_id","subject","at","id") WHERE "learning_events"."kind" in ('card-added', 'card-imported', 'card-known', 'card-suspended', 'card-resumed', 'card-buried', 'review', 'review-undone');