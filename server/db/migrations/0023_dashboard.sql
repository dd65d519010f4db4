CREATE TABLE "request_days" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"requests" integer NOT NULL,
	"slow" integer NOT NULL,
	"refused" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "request_days_day_route_pk" PRIMARY KEY("day","route")
);
--> statement-breakpoint
CREATE TABLE "site_days" (
	"day" date PRIMARY KEY NOT NULL,
	"learners" integer NOT NULL,
	"lessons_done" integer NOT NULL
);
