import { isJsonObject, type JsonObject } from '../../../model/core/tolerant';
import { settingChoices, settingsDefaults } from '../../../model/entities/widget-settings';
import { group, shortly } from '../case';
import { contains, equal, holds, rejects, succeeds } from '../checks';
import { unknownId, type WidgetJson, type World } from '../world';
import { badSettings, trigger, triggersOf } from './bad-settings';

const { cases, rule } = group('settings', 'settings');
export const settingsCases = cases;

interface Editing {
  before: WidgetJson;
  save(body: unknown, headers?: Record<string, string>): ReturnType<World['ask']>;
  stored(): Promise<WidgetJson>;
}

/** A widget whose settings are put back after the case. */
async function edit(world: World): Promise<Editing> {
  const before = await world.widget();
  const path = `/chat_endpoints/${before.Id}/update_config`;
  const save: Editing['save'] = (body, headers) => world.as('admin', 'PUT', path, body, { headers });
  const stored = async () => {
    const { ces } = await world.user();
    return ces.find(({ Id }) => Id === before.Id) ?? before;
  };
  world.after(() => save(writable(before)));
  return { before, save, stored };
}

/** What a save can write back. */
function writable(widget: WidgetJson): JsonObject {
  const settings = Object.keys(settingsDefaults).filter((name) => name !== 'teamAvatarUrl' && name in widget);
  const { operatingHours } = widget;
  return { ...Object.fromEntries(settings.map((name) => [name, widget[name]])), operatingHours };
}

rule('A save changes the fields that it sends and no other, and returns the stored widget', async (world) => {
  const { before, save, stored } = await edit(world);
  const sent = { onlineTitle: `Conformance ${Date.now()}`, playSound: before.playSound !== true };
  const { json } = succeeds(await save(sent));
  const { version, ...rest } = json as WidgetJson;
  const { version: former, ...restBefore } = before;
  equal('The stored widget', rest, { ...restBefore, ...sent });
  holds('The version changes', version !== former, version);
  equal('The widget as the user sees it', await stored(), json);
});

rule('A save keeps fields that the server doesn’t know', async (world) => {
  const { save, stored } = await edit(world);
  world.after(() => save({ conformanceField: null }));
  const sent = { conformanceField: { list: [1, null, { text: 'é 🙂 <b>' }] } };
  contains('The response', succeeds(await save(sent)).json, sent);
  succeeds(await save({ onlineTitle: 'Another save' }));
  contains('The stored widget', await stored(), sent);
});

const identities: JsonObject[] = [
  { Id: unknownId },
  { Id: 'other' },
  { Uuid: 'other' },
  { Step: '1' },
  { status: 'other' },
  { topic: 'other' },
  { RoomId: 'other' },
  { RoomName: 'other' },
  { RoomPrivate: true },
  { slackBaseUrl: 'https://other.slack.com/' },
  { slackTeamId: 'other' },
  { slackMainUser: 'other' },
  { slackAnything: 'other' },
  { Scope: 'admin' },
  { BotScope: 'admin' },
  { OauthV1: true },
  { oauthV1: true },
  { requestChatWriteUserScope: true },
  { AvailableRooms: [] },
  { apiKey: 'other' },
  { zapierApiKey: 'other' },
  { chatStats: { total: 1 } },
  { version: '77' },
];
for (const sent of identities) {
  rule(`A save accepts ${shortly(sent)} and ignores it`, async (world) => {
    const { before, save, stored } = await edit(world);
    const { version: _now, ...widget } = succeeds(await save({ ...sent, onlineTitle: 'Identity' })).json as WidgetJson;
    const { version: _before, ...kept } = before;
    equal('The response', widget, { ...kept, onlineTitle: 'Identity' });
    const { version: _stored, ...current } = await stored();
    equal('The stored widget', current, widget);
  });
}

rule('A save of the whole widget without `off` succeeds, and changes nothing', async (world) => {
  const { before, save } = await edit(world);
  const { off: _off, version: _version, ...whole } = before;
  const { version: _now, ...stored } = succeeds(await save(whole)).json as WidgetJson;
  equal('The stored widget', stored, { ...whole, off: before.off });
});

for (const [sent, path] of badSettings) {
  rule(`A save with ${shortly(sent)} is rejected whole`, async (world) => {
    if (path === 'triggerJson') await world.needsFeature('triggers');
    if (path.startsWith('operatingHours')) await world.needsFeature('operatingHours');
    const { save, stored } = await edit(world);
    succeeds(await save({ countryAllowList: '', countryDenyList: '' }));
    const current = await stored();
    rejects(await save({ ...sent, offlineTitle: 'Must not be stored' }), 400, 'invalid', path);
    equal('The stored widget', await stored(), current);
  });
}

for (const [name, choices] of Object.entries(settingChoices)) {
  rule(`${name} is one of its choices`, async (world) => {
    const { save } = await edit(world);
    rejects(await save({ [name]: typeof choices[0] === 'number' ? 7 : 'other' }), 400, 'invalid', name);
    for (const choice of choices)
      contains('The response', succeeds(await save({ [name]: choice })).json, { [name]: choice });
  });
}

rule('Only one of the two country lists can be set', async (world) => {
  const { save } = await edit(world);
  succeeds(await save({ countryAllowList: '', countryDenyList: '' }));
  succeeds(await save({ countryAllowList: 'US,CA' }));
  rejects(await save({ countryDenyList: 'FR' }), 400, 'invalid');
});

rule('The text of a required acceptance has three characters or more', async (world) => {
  const { save } = await edit(world);
  succeeds(await save({ requireAcceptance: false, acceptanceText: '' }));
  rejects(await save({ requireAcceptance: true }), 400, 'invalid', 'acceptanceText');
  rejects(await save({ requireAcceptance: true, acceptanceText: 'ab' }), 400, 'invalid', 'acceptanceText');
  succeeds(await save({ requireAcceptance: true, acceptanceText: 'abc' }));
});

rule('A save with an outdated version is a 412, and stores nothing', async (world) => {
  const { before, save, stored } = await edit(world);
  const current = succeeds(await save({ onlineTitle: 'First' }));
  const version = String((current.json as WidgetJson).version);
  equal('ETag', current.headers.get('ETag'), `"${version}"`);
  rejects(await save({ onlineTitle: 'Late' }, { 'If-Match': `"${String(before.version)}"` }), 412, 'changed_meanwhile');
  equal('onlineTitle', (await stored()).onlineTitle, 'First');
  succeeds(await save({ onlineTitle: 'Second' }, { 'If-Match': `"${version}"` }));
});

rule('Two saves of different fields at the same time are both kept', async (world) => {
  const { save, stored } = await edit(world);
  const fields = ['onlineTitle', 'offlineTitle', 'offlineGreeting', 'autoResponseMessage'];
  await Promise.all(fields.map((name) => save({ [name]: `At once: ${name}` })));
  contains('The stored widget', await stored(), Object.fromEntries(fields.map((name) => [name, `At once: ${name}`])));
});

rule('Operating hours are kept as sent', async (world) => {
  await world.needsFeature('operatingHours');
  const { before, save, stored } = await edit(world);
  const operatingHours = [
    { weekday: 0, ceId: before.Id, start: 0, end: 2345 },
    { weekday: 6, ceId: before.Id, start: 930, end: 1730 },
  ];
  const { json } = succeeds(await save({ operatingHours, tz: 'Europe/Berlin' }));
  contains('The response', json, { operatingHours, tz: 'Europe/Berlin' });
  equal('The stored hours', (await stored()).operatingHours, operatingHours);
});

rule('Hours can’t name a widget of another account', async (world) => {
  await world.needsFeature('operatingHours');
  const { save, stored } = await edit(world);
  const { operatingHours } = await stored();
  const foreign = await world.widget('otherAccount');
  const hours = [{ weekday: 1, ceId: foreign.Id, start: 900, end: 1700 }];
  rejects(await save({ operatingHours: hours }), 400, 'invalid', 'operatingHours.0.ceId');
  equal('The stored hours', (await stored()).operatingHours, operatingHours);
});

rule('Triggers are kept as sent', async (world) => {
  await world.needsFeature('triggers');
  const { save } = await edit(world);
  const triggerJson = triggersOf(trigger);
  contains('The response', succeeds(await save({ triggerJson })).json, { triggerJson });
});

rule('Plan features can’t be turned on by a plan without them', async (world) => {
  const { account } = await world.user('otherAccount');
  const { plan } = account as { plan: JsonObject };
  const widget = await world.widget('otherAccount');
  const path = `/chat_endpoints/${widget.Id}/update_config`;
  const triggerJson = triggersOf(trigger);
  world.after(() => world.as('otherAccount', 'PUT', path, { triggerJson: widget.triggerJson }));
  const answer = await world.as('otherAccount', 'PUT', path, { triggerJson });
  if (plan.triggers) succeeds(answer);
  else rejects(answer, 400, 'plan_required');
});

rule('An agent can save settings', async (world) => {
  const { before } = await edit(world);
  const answer = await world.as('agent', 'PUT', `/chat_endpoints/${before.Id}/update_config`, {
    onlineTitle: 'By an agent',
  });
  contains('The response', succeeds(answer).json, { onlineTitle: 'By an agent' });
});

rule('Turning a widget on and off changes `off` alone', async (world) => {
  const { before, stored } = await edit(world);
  const toggle = (state: string) => world.as('admin', 'PUT', `/chat_endpoints/${before.Id}/toggle/${state}`);
  world.after(() => toggle(before.off ? 'off' : 'on'));
  for (const off of [true, true, false, before.off]) {
    const answer = succeeds(await toggle(off ? 'off' : 'on'));
    const { version, ...widget } = answer.json as WidgetJson;
    equal('ETag', answer.headers.get('ETag'), `"${String(version)}"`);
    const { version: _before, ...rest } = before;
    equal('The widget', widget, { ...rest, off });
    equal('off, stored', (await stored()).off, off);
  }
  equal('The status for another state', (await toggle('sideways')).status, 404);
  if (world.access.agent === undefined) return;
  const byAgent = await world.as('agent', 'PUT', `/chat_endpoints/${before.Id}/toggle/off`);
  equal('off, by an agent', (succeeds(byAgent).json as WidgetJson).off, true);
});

rule('A picture can become the team avatar, and a save removes it', async (world) => {
  const { Id } = await world.spareWidget();
  const path = `/chat_endpoints/${Id}`;
  const upload = () => world.as('admin', 'POST', `${path}/team-avatar`, undefined, { raw: pictureForm(png()) });
  const save = (body: object) => world.as('admin', 'PUT', `${path}/update_config`, body);
  const stored = async () => (await world.user()).ces.find((each) => each.Id === Id) as WidgetJson;
  const answer = succeeds(await upload());
  const { json } = answer;
  const url = isJsonObject(json) ? json.teamAvatarUrl : undefined;
  holds('The response has the picture’s URL', typeof url === 'string' && /^https?:/.test(url), json);
  const { teamAvatarUrl, version } = await stored();
  equal('The stored URL', teamAvatarUrl, url);
  equal('ETag', answer.headers.get('ETag'), `"${String(version)}"`);
  contains('The response', succeeds(await save({ teamAvatarUrl: '' })).json, { teamAvatarUrl: '' });
});

rule('What isn’t a picture can’t be an avatar', async (world) => {
  const { Id, teamAvatarUrl } = await world.spareWidget();
  const path = `/chat_endpoints/${Id}/team-avatar`;
  const script = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
  rejects(await world.as('admin', 'POST', path, undefined, { raw: pictureForm(script) }), 400, 'not_an_image');
  rejects(await world.as('admin', 'POST', path, undefined, { raw: pictureForm(png(), 1) }), 400, 'invalid', 'size');
  const { ces } = await world.user();
  equal('The stored URL', ces.find((each) => each.Id === Id)?.teamAvatarUrl, teamAvatarUrl);
});

/** The smallest PNG. */
function png(): Blob {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/png' });
}

function pictureForm(file: Blob, size = file.size): FormData {
  const form = new FormData();
  form.set('file', file, 'team.png');
  form.set('size', String(size));
  return form;
}

rule('Chat counts cover 30 rolling days, oldest first, and agree with each other', async (world) => {
  const { json } = succeeds(await world.as('admin', 'GET', '/users/current/chat_endpoints'));
  const { ces } = await world.user();
  const rows = json as {
    Id: unknown;
    chatStats: {
      total: number;
      last24h: number;
      avg30d: number;
      dailyCounts30d: { chats: number }[];
      missed24h?: number;
    };
  }[];
  equal(
    'The widgets',
    rows.map(({ Id }) => Id),
    ces.map(({ Id }) => Id),
  );
  for (const { chatStats } of rows) {
    const { total, last24h, avg30d, dailyCounts30d, missed24h = 0 } = chatStats;
    const sum = dailyCounts30d.reduce((all, { chats }) => all + chats, 0);
    equal('Days', dailyCounts30d.length, 30);
    equal('The last 24 hours are the last day', last24h, dailyCounts30d.at(-1)?.chats);
    equal('The average per day', avg30d, Math.round(sum / 3) / 10);
    holds('No more are missed in the last 24 hours than there were', missed24h <= last24h, chatStats);
    holds('The total is at least the sum of the days', total >= sum, chatStats);
  }
});
