import { createMemoryStore } from 'chatdeck/service';
import { expect, test } from 'vitest';

test('the installation in a workspace is found by its account and workspace alone', async () => {
  const { teamInstalls } = createMemoryStore();
  const install = { accountId: 1, teamId: 'T1' } as Parameters<typeof teamInstalls.save>[0];
  await teamInstalls.save(install);
  await teamInstalls.save({ ...install, accountId: 2 });
  const found = await teamInstalls.find(1, 'T1');
  expect(found).toEqual(install);
  expect(found).not.toBe(install);
  expect(await teamInstalls.find(2, 'T1')).toMatchObject({ accountId: 2 });
  expect(await teamInstalls.find(1, 'T2')).toBeUndefined();
  expect(await teamInstalls.find(3, 'T1')).toBeUndefined();
});
