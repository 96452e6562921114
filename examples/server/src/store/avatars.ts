import type { AvatarStore } from 'chatdeck/service';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { avatars } from '../database/schema';

export function avatarStore(db: Database): AvatarStore {
  return {
    async find(name) {
      const [avatar] = await db.select().from(avatars).where(eq(avatars.name, name));
      return avatar;
    },
  };
}
