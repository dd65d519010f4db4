ALTER TABLE "items" ADD COLUMN "frequency" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "pitch" text DEFAULT '' NOT NULL;