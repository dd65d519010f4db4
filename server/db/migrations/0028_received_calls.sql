CREATE TABLE "received_calls" (
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_calls_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "received_calls" ADD CONSTRAINT "received_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_calls_created_at_index" ON "received_calls" USING btree ("created_at");