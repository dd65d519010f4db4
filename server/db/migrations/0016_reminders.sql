CREATE TABLE "reminders" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"hour" integer NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_days" integer[] DEFAULT '{}' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "reminders_token_unique" UNIQUE("token"),
	CONSTRAINT "reminders_state_is_known" CHECK ("reminders"."state" in ('on', 'off', 'ended')),
	CONSTRAINT "reminders_hour_is_of_a_day" CHECK ("reminders"."hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_due_index" ON "reminders" USING btree ("due_at") WHERE "reminders"."state" = 'on';