CREATE TABLE "missed_searches" (
	"search" text NOT NULL,
	"browser" text NOT NULL,
	"origin" text NOT NULL,
	"text" text,
	"missed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missed_searches_search_browser_pk" PRIMARY KEY("search","browser")
);
--> statement-breakpoint
CREATE INDEX "missed_searches_origin_index" ON "missed_searches" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "missed_searches_missed_at_index" ON "missed_searches" USING btree ("missed_at");