ALTER TABLE "lessons" ADD COLUMN "focus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sentences" ADD COLUMN "focus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sentences" ADD COLUMN "rules_off" jsonb DEFAULT '[]'::jsonb NOT NULL;