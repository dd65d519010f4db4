ALTER TABLE "item_changes" RENAME COLUMN "deed_id" TO "batch_id";--> statement-breakpoint
ALTER TABLE "item_changes" RENAME COLUMN "deed" TO "kind";--> statement-breakpoint
ALTER TABLE "item_changes" RENAME CONSTRAINT "item_changes_deed_is_known" TO "item_changes_kind_is_known";--> statement-breakpoint
ALTER INDEX "item_changes_deed_id_index" RENAME TO "item_changes_batch_id_index";--> statement-breakpoint
UPDATE "audit_log" SET "action" = 'answer-accepted-by-contributor' WHERE "action" = 'answer-accepted-by-maker';
