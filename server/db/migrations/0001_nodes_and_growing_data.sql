CREATE TABLE IF NOT EXISTS "announced_changes" (
	"name" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announced_changes_name_transaction_id_pk" PRIMARY KEY("name","transaction_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "second_factor_resets" (
	"user_id" integer NOT NULL,
	"request" text NOT NULL,
	"done_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factor_resets_user_id_request_pk" PRIMARY KEY("user_id","request")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "secret_fingerprints" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- By hand: `if not exists`, because each statement is a transaction of its own and an interrupted migration begins again.
CREATE INDEX IF NOT EXISTS "answer_suggestions_decided_by_index" ON "answer_suggestions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "browser_tries_sentence_id_index" ON "browser_tries" USING btree ("sentence_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "curriculums_created_by_index" ON "curriculums" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "curriculums_deleted_by_index" ON "curriculums" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "feedback_user_id_index" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "item_changes_actor_id_index" ON "item_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "item_changes_undone_by_index" ON "item_changes" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "learning_events_user_id_at_index" ON "learning_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "learning_events_time_zones" ON "learning_events" USING btree ("user_id","at") WHERE "learning_events"."kind" in ('time-zone');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lessons_created_by_index" ON "lessons" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lessons_deleted_by_index" ON "lessons" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "practice_tries_sentence_id_index" ON "practice_tries" USING btree ("sentence_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sentences_created_by_index" ON "sentences" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sentences_deleted_by_index" ON "sentences" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "site_setting_changes_actor_id_index" ON "site_setting_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "site_setting_changes_undone_by_index" ON "site_setting_changes" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "suggestion_reporters_user_id_index" ON "suggestion_reporters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "topics_created_by_index" ON "topics" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "topics_deleted_by_index" ON "topics" USING btree ("deleted_by");--> statement-breakpoint
ALTER TABLE "learning_events" DROP CONSTRAINT IF EXISTS "learning_events_result_is_known";--> statement-breakpoint
ALTER TABLE "content_state" ADD COLUMN IF NOT EXISTS "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "received_calls" ADD COLUMN IF NOT EXISTS "request" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN IF NOT EXISTS "own_hash" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN IF NOT EXISTS "key_id" text;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN IF NOT EXISTS "own_sealed_key" text;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN IF NOT EXISTS "key_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "deletion_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "second_factor_resets" DROP CONSTRAINT IF EXISTS "second_factor_resets_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "second_factor_resets" ADD CONSTRAINT "second_factor_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;