import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { startServer } from './server';
import { StartError } from './start-error';

/** This file and its build are both one level below the server's folder. */
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

try {
  const server = await startServer(readConfig(process.env), {
    migrationsDir: fromHere('../migrations'),
    dashboardDir: fromHere('../../dashboard/dist'),
    apiDir: fromHere('../dist/api'),
    embedDir: fromHere('../dist/embed'),
  });
  let isStopping = false;
  const stop = () => {
    // Who asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server did not stop as it should:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);

  console.log(`Chatdeck is ready at ${server.url}`);
  if (server.metricsUrl !== undefined) console.log(`Metrics are at ${server.metricsUrl}`);
  if (server.mailboxUrl !== undefined) console.log(`Mails are kept at ${server.mailboxUrl}`);
  for (const { email, role, password } of server.signIns) console.log(`  ${email} (${role}), password ${password}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
