import { expect, test } from 'vitest';
import { argonPasswords } from '../../examples/server/src/passwords';

test('passwords are kept as salted argon2id hashes', async () => {
  const [first, second] = await Promise.all([
    argonPasswords.hash('chatdeck-demo'),
    argonPasswords.hash('chatdeck-demo'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await argonPasswords.verify('chatdeck-demo', first)).toBe(true);
  expect(await argonPasswords.verify('Chatdeck-demo', first)).toBe(false);
});
