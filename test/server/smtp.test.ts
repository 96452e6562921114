import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { normalizeEmail } from 'chatdeck/model';
import { createSmtpMailer } from '../../examples/server/src/mail/smtp';

let server: Server;
let said: string[];
/** What the mail server answers to a command. */
let answers: Record<string, string>;

beforeEach(async () => {
  said = [];
  answers = { DATA: '354 go on', QUIT: '221 bye' };
  server = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        said.push(line);
        const isCommand = /^(EHLO|MAIL|RCPT|DATA|QUIT|\.$)/.exec(line)?.[0];
        if (isCommand) socket.write(`${answers[isCommand] ?? '250 fine'}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

const mailer = () =>
  createSmtpMailer(
    `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    'Chat <chat@acme.test>',
  );

test('hands a mail over', async () => {
  await mailer().send({ to: 'dana@acme.test', subject: 'Hello', text: 'A link: https://chat.test/#/x' });
  expect(said).toEqual(
    expect.arrayContaining(['MAIL FROM:<chat@acme.test>', 'RCPT TO:<dana@acme.test>', 'From: Chat <chat@acme.test>']),
  );
  expect(said).toContain('Subject: Hello');
  expect(said).toContain('A link: https://chat.test/#/x');
});

test('says where an answer goes', async () => {
  await mailer().send({ to: 'dana@acme.test', replyTo: 'luis@acme.test', subject: 'Hello', text: 'Hello' });
  expect(said).toContain('Reply-To: luis@acme.test');
});

test('mails one person, however the address is written', async () => {
  await mailer().send({ to: 'dana,evil@acme.test', subject: 'Hello', text: 'Hello' });
  expect(said.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
});

test.each([
  "Dana.O'Hara+x@Acme.test",
  'a!b%c=d{e}@acme.test',
  'dana@bücher.test',
  'DANA@ＡＣＭＥ.test',
  '_-~`^|@a-b.test',
])('receives exactly what was checked: %s', async (text) => {
  const email = normalizeEmail(text) ?? '';
  await mailer().send({ to: email, replyTo: email, subject: 'Hello', text: 'Hello' });
  expect(said).toEqual(expect.arrayContaining([`RCPT TO:<${email}>`, `To: ${email}`, `Reply-To: ${email}`]));
});

test('reports when the server rejects it', async () => {
  answers.RCPT = '550 nobody here';
  await expect(mailer().send({ to: 'nobody@acme.test', subject: 'Hello', text: 'Hello' })).rejects.toThrow('550');
});
