CREATE TABLE "learning_events" (
	"user_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"result" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learning_events_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "learning_events_userId_number_unique" UNIQUE("user_id","number"),
	CONSTRAINT "learning_events_result_is_known" CHECK ("learning_events"."result" in ('right', 'wrong'))
);
--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;