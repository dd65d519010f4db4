CREATE TABLE "browser_tries" (
	"browser" text NOT NULL,
	"sentence_id" integer NOT NULL,
	"mode" text NOT NULL,
	"tries" integer NOT NULL,
	"origin" text NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "browser_tries_browser_sentence_id_mode_pk" PRIMARY KEY("browser","sentence_id","mode"),
	CONSTRAINT "browser_tries_mode_is_known" CHECK ("browser_tries"."mode" in ('translate', 'listening'))
);
--> statement-breakpoint
ALTER TABLE "answer_suggestions" ADD COLUMN "accepted_as" text;--> statement-breakpoint
ALTER TABLE "lesson_views" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "browser_tries" ADD CONSTRAINT "browser_tries_sentence_id_sentences_id_fk" FOREIGN KEY ("sentence_id") REFERENCES "public"."sentences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browser_tries_origin_index" ON "browser_tries" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "browser_tries_tried_at_index" ON "browser_tries" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "lesson_views_origin_index" ON "lesson_views" USING btree ("origin");