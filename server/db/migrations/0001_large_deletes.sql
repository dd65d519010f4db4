ALTER TABLE "users" ADD COLUMN "deletion_started_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "answer_suggestions_decided_by_index" ON "answer_suggestions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "browser_tries_sentence_id_index" ON "browser_tries" USING btree ("sentence_id");--> statement-breakpoint
CREATE INDEX "curriculums_created_by_index" ON "curriculums" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "curriculums_deleted_by_index" ON "curriculums" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "feedback_user_id_index" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "item_changes_actor_id_index" ON "item_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "item_changes_undone_by_index" ON "item_changes" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "learning_events_user_id_at_index" ON "learning_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "lessons_created_by_index" ON "lessons" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "lessons_deleted_by_index" ON "lessons" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "practice_tries_sentence_id_index" ON "practice_tries" USING btree ("sentence_id");--> statement-breakpoint
CREATE INDEX "sentences_created_by_index" ON "sentences" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sentences_deleted_by_index" ON "sentences" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "site_setting_changes_actor_id_index" ON "site_setting_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "site_setting_changes_undone_by_index" ON "site_setting_changes" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "suggestion_reporters_user_id_index" ON "suggestion_reporters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "topics_created_by_index" ON "topics" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "topics_deleted_by_index" ON "topics" USING btree ("deleted_by");