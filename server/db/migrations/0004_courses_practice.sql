CREATE TABLE "comment_reports" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "comments" DROP CONSTRAINT "comments_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_by" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_sentence_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_comment_id" integer;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_reports_user_id_index" ON "comment_reports" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_sentence_id_sentences_id_fk" FOREIGN KEY ("about_sentence_id") REFERENCES "public"."sentences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_comment_id_comments_id_fk" FOREIGN KEY ("about_comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_hidden_by_index" ON "comments" USING btree ("hidden_by");--> statement-breakpoint
CREATE INDEX "lesson_views_viewed_at_index" ON "lesson_views" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "notifications_about_user_id_index" ON "notifications" USING btree ("about_user_id");--> statement-breakpoint
CREATE INDEX "notifications_about_sentence_id_index" ON "notifications" USING btree ("about_sentence_id");--> statement-breakpoint
CREATE INDEX "notifications_about_comment_id_index" ON "notifications" USING btree ("about_comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_user_id_about_user_id_about_sentence_id_index" ON "notifications" USING btree ("user_id","about_user_id","about_sentence_id") WHERE "notifications"."kind" = 'comment-reply' and "notifications"."read_at" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_userId_kind_aboutUserId_aboutCommentId_unique" UNIQUE("user_id","kind","about_user_id","about_comment_id");