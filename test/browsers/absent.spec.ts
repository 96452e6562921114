import { test } from '@playwright/test';

test('every page and the main journeys', () => {
  const { project } = test.info();
  const { packages } = project.metadata as { packages: string };
  console.warn(`Skipped ${project.name}: it is not installed. On Debian it is in ${packages}.`);
  test.skip(true, `${project.name} is not installed`);
});
