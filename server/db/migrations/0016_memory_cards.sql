CREATE TABLE "memory_cards" (
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"thing" text NOT NULL,
	"phase" text NOT NULL,
	"step" smallint NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"earliest" timestamp (3) with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"leech_at" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"first_review" timestamp (3) with time zone,
	"last_review" timestamp (3) with time zone,
	"last_recall" timestamp (3) with time zone,
	"buried_at" timestamp (3) with time zone,
	"is_suspended" boolean NOT NULL,
	"is_known" boolean NOT NULL,
	"is_leech" boolean NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	CONSTRAINT "memory_cards_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "own_cards" (
	"user_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"reading" text NOT NULL,
	"note" text NOT NULL,
	"deck" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_cards_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memory_cards" ADD CONSTRAINT "memory_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_cards_user_id_due_index" ON "memory_cards" USING btree ("user_id","due");--> statement-breakpoint
CREATE INDEX "memory_cards_stale" ON "memory_cards" USING btree ("user_id") WHERE "memory_cards"."is_stale";--> statement-breakpoint
CREATE INDEX "learning_events_cards" ON "learning_events" USING btree ("user_id","subject","at","id") WHERE "learning_events"."kind" in ('card-added', 'card-known', 'card-suspended', 'card-resumed', 'card-buried', 'review', 'review-undone');--> statement-breakpoint
CREATE INDEX "learning_events_settings" ON "learning_events" USING btree ("user_id","at") WHERE "learning_events"."kind" in ('memory-wish', 'memory-new', 'memory-most', 'daily-goal', 'memory-fitted');