import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { images } from '#server/db/schema/index.ts';

export const createImagesRepository = (db: Database) => ({
  async store(id: string, bytes: Uint8Array): Promise<void> {
    await db.insert(images).values({ id, bytes }).onConflictDoNothing();
  },

  async find(id: string): Promise<Uint8Array | null> {
    const [image] = await db.select({ bytes: images.bytes }).from(images).where(eq(images.id, id));
    return image?.bytes ?? null;
  },
});
