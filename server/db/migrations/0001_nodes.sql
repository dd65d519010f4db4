CREATE TABLE "announced_changes" (
	"name" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announced_changes_name_transaction_id_pk" PRIMARY KEY("name","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "second_factor_resets" (
	"user_id" integer NOT NULL,
	"request" text NOT NULL,
	"done_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factor_resets_user_id_request_pk" PRIMARY KEY("user_id","request")
);
--> statement-breakpoint
CREATE TABLE "secret_fingerprints" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "own_hash" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "own_sealed_key" text;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "second_factor_resets" ADD CONSTRAINT "second_factor_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;