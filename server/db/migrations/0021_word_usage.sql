ALTER TABLE "items" ADD COLUMN "collocations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "particles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "partner" integer;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "formality" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "warning" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "antonyms" jsonb DEFAULT '[]'::jsonb NOT NULL;