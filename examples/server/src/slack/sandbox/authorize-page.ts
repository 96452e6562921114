import { sandboxAuthorizePath, sandboxClientId, sandboxPeople, sandboxTeams } from 'chatdeck/service';
import { html } from 'hono/html';
import { htmlPage, type Html, type PageContext } from '../../web/html-page';
import { pageStyle } from './page-style';

/** What an app asks a person for. */
export interface Authorization {
  redirectUri: string;
  state: string;
  botScopes: string[];
  userScopes: string[];
}

export function authorizePage(c: PageContext, { redirectUri, state, botScopes, userScopes }: Authorization) {
  const asked = { scope: botScopes.join(','), user_scope: userScopes.join(',') };
  const hidden = { client_id: sandboxClientId, redirect_uri: redirectUri, state, ...asked };
  return page(
    c,
    'Connect Slack',
    html`<p class="note">
        This page replaces Slack in the sandbox. You aren’t logging in to Slack, and nothing leaves this server.
      </p>
      <form method="post" action="${sandboxAuthorizePath}">
        ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        ${choice(
          'Workspace',
          sandboxTeams.map(({ id, name, domain }, index) =>
            radio('team', id, name, `${domain}.slack.com`, index === 0),
          ),
        )}
        ${choice(
          'You are',
          sandboxPeople.map(({ id, name, realName }, index) => radio('user', id, realName, name, index === 0)),
        )}
        ${tickBoxes('Chatdeck can', 'bot', botScopes)}
        ${tickBoxes('Chatdeck can, on your behalf', 'person', userScopes)}
        <div class="actions">
          <button name="decision" value="deny">Cancel</button>
          <button name="decision" value="allow" class="primary">Allow</button>
        </div>
      </form>`,
  );
}

export function problemPage(c: PageContext, sentence: string) {
  return page(
    c,
    'Something went wrong',
    html`<p>${sentence}</p>
      <p><a href="/">Back to Chatdeck</a></p>`,
    400,
  );
}

function choice(legend: string, rows: Html[]) {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${rows}
  </fieldset>`;
}

function radio(name: string, value: string, label: string, detail: string, isChosen: boolean) {
  return html`<label>
    <input type="radio" name="${name}" value="${value}" ${isChosen ? 'checked' : ''} />
    <span>${label} <small>${detail}</small></span>
  </label>`;
}

function tickBoxes(legend: string, name: string, scopes: string[]) {
  if (scopes.length === 0) return '';
  return choice(
    legend,
    scopes.map(
      (scope) =>
        html`<label>
          <input type="checkbox" name="${name}" value="${scope}" checked />
          <span><code>${scope}</code></span>
        </label>`,
    ),
  );
}

function page(c: PageContext, title: string, content: Html | Promise<Html>, status: 200 | 400 = 200) {
  return htmlPage(c, {
    title: `${title} · Slack sandbox`,
    style: pageStyle,
    isSecret: true,
    status,
    main: html`<h1>${title}</h1>
      ${content}`,
  });
}
