import { html, raw } from 'hono/html';
import { formStyle } from '../web/form-style';
import { htmlPage, type Html, type PageContext } from '../web/html-page';
import { longest, type Message, type MessageErrors } from './message';
import { contactScript } from './script';

interface FormPage {
  message: Message;
  ticket: string;
  errors?: MessageErrors | undefined;
  /** Why nothing was sent, beside what is wrong with the fields. */
  alert?: string | undefined;
  status?: 200 | 400 | 413 | 429 | 503 | undefined;
}

export function formPage(c: PageContext, { message, ticket, errors = {}, alert, status = 200 }: FormPage) {
  const wrong = Object.keys(errors).length > 0 ? 'Your message hasn’t been sent yet. Fix the fields below.' : alert;
  return page(
    c,
    html`<h1>Send us a message</h1>
      <p class="error alert" role="alert" tabindex="-1" ${wrong === undefined ? raw('hidden') : ''}>${wrong}</p>
      <form method="post" action="?">
        <input type="hidden" name="ticket" value="${ticket}" />
        <div class="field">
          <label for="name">Name <span class="quiet">(optional)</span></label>
          <input id="name" name="name" value="${message.name}" autocomplete="name" ${about('name', errors)} />
          ${errorOf('name', errors)}
        </div>
        <div class="field">
          <label for="email">Email</label>
          <input
            id="email"
            name="email"
            type="email"
            required
            value="${message.email}"
            autocomplete="email"
            placeholder="name@example.com"
            ${about('email', errors)}
          />
          ${errorOf('email', errors)}
        </div>
        <div class="field">
          <label for="message">Message</label>
          <textarea id="message" name="message" rows="6" required ${about('message', errors)}>
${message.message}</textarea>
          ${errorOf('message', errors)}
        </div>
        <button class="primary" data-busy="Sending…">Send message</button>
      </form>`,
    status,
  );
}

export function sentPage(c: PageContext, formPath: string) {
  return page(
    c,
    html`<div role="status" tabindex="-1">
        <h1>Message sent</h1>
        <p>We got your message and will reply by email.</p>
      </div>
      <p><a href="${formPath}">Send another message</a></p>`,
  );
}

export function unavailablePage(c: PageContext, status: 200 | 503 = 200) {
  return page(
    c,
    html`<h1>Send us a message</h1>
      <p>This form isn’t set up yet. Contact us by email instead.</p>`,
    status,
  );
}

function page(c: PageContext, main: Html | Promise<Html>, status?: FormPage['status']) {
  return htmlPage(c, { title: 'Contact · Chatdeck', isSecret: true, style, script: contactScript, main, status });
}

/** Ties a field to its error, and names its limit for the page's script. */
function about(field: keyof Message, errors: MessageErrors) {
  return html`aria-invalid="${errors[field] ? 'true' : 'false'}" aria-describedby="${field}-error"
  data-longest="${longest[field]}"`;
}

function errorOf(field: keyof Message, errors: MessageErrors) {
  return html`<span class="error" id="${field}-error">${errors[field] ?? ''}</span>`;
}

/** As the dashboard around it looks. */
const style = raw(`
  ${formStyle.toString()}
  :root { --accent: #3e63dd; --link: light-dark(#3a5bc7, #9eb1ff); --edge: light-dark(#cdced6, #43484e);
    --surface: light-dark(#fff, #18191b); }
  body { background: var(--surface); font-size: 0.875rem; }
  main { max-width: none; padding: 1rem; }
  h1 { margin: 0 0 1rem; font-size: 1rem; }
  form { display: grid; gap: 1rem; }
  textarea { min-height: 8rem; }
  [tabindex='-1'] { outline: none; }
  .error:empty { display: none; }
  .primary { justify-self: start; }
  @media (max-width: 30rem) { .primary { justify-self: stretch; } }
`);
