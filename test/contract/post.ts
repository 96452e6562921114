import type { Mail, Mailer } from 'chatdeck/service';

/** Receives a target's emails, and tracks work that continues after its responses. */
export function createPost() {
  const sent: Mail[] = [];
  const background = new Set<Promise<void>>();
  const mailer: Mailer = {
    send: (mail) => {
      sent.push(mail);
      return Promise.resolve();
    },
  };
  return {
    options: { mailer, onBackground: (work: Promise<void>) => void background.add(work) },
    async mails() {
      await Promise.all(background);
      return [...sent];
    },
    clear() {
      sent.length = 0;
      background.clear();
    },
  };
}
