import type { Context, Hono } from 'hono';
import { calls } from '../../model/calls';
import { maxAvatarBytes } from '../../model/settings/behavior/avatar-file';
import type { ServiceContext } from '../http/context';
import { bind } from '../http/handle';
import { readImageHeader } from '../images/image-header';
import { storeLogged } from './change-log';
import { ownWidget } from './own-widget';
import type { Picture } from '../contract/ports';
import { invalid, notFound, Refusal } from '../base/refusal';
import { randomText } from '../../model/core/random-text';

/** The longest side of a picture, in pixels. */
const maxSide = 4096;
const nameLength = 32;
const avatarName = /^[A-Za-z0-9]{32}$/;

/** An upload stays a picture however it is opened, and any site can show it. */
const pictureHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The team avatar: uploaded by someone who can change the widget, seen by every visitor. */
export function avatarRoutes(app: Hono, context: ServiceContext): void {
  const { store, images, appUrl } = context;

  bind(app, context, calls.uploadTeamAvatar, async ({ caller, params, http }) => {
    const { id: widgetId, accountId, settings } = await ownWidget(store, caller, params.id);
    const picture = await images.recode(await readPicture(http));
    if (!picture) throw notAnImage();
    const name = randomText(nameLength);
    const teamAvatarUrl = `${appUrl}/v1/avatars/${name}`;
    const widget = await storeLogged(context, caller, http, async (tx, log) => {
      const stored = await tx.widgets.setAvatar({ name, accountId, widgetId, ...picture }, teamAvatarUrl);
      if (!stored) throw notFound();
      await log({ widgetId, before: { teamAvatarUrl: settings.teamAvatarUrl }, after: { teamAvatarUrl } });
      return stored;
    });
    http.header('ETag', `"${widget.version}"`);
    return { teamAvatarUrl };
  });

  app.get('/avatars/:name', async (c) => {
    const name = c.req.param('name');
    const avatar = avatarName.test(name) ? await store.avatars.find(name) : undefined;
    if (!avatar) throw notFound();
    for (const [header, value] of Object.entries(pictureHeaders)) c.header(header, value);
    c.header('Content-Type', avatar.type);
    return c.body(avatar.bytes);
  });
}

async function readPicture(c: Context): Promise<Picture> {
  const form = await c.req.formData().catch(() => undefined);
  const [files, sizes] = [form?.getAll('file') ?? [], form?.getAll('size') ?? []];
  const [file] = files;
  if (files.length !== 1 || !(file instanceof Blob)) throw invalid('file');
  if (sizes.length !== 1 || sizes[0] !== String(file.size)) throw invalid('size', 'The size doesn’t match the file.');
  if (file.size > maxAvatarBytes)
    throw new Refusal(400, 'image_too_large', 'This image is too large. Choose one that’s 2 MB or smaller.', 'file');

  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes);
  if (!header) throw notAnImage();
  if (header.width > maxSide || header.height > maxSide) {
    const message = `The image can be up to ${maxSide} pixels wide and high.`;
    throw new Refusal(400, 'too_many_pixels', message, 'file');
  }
  return { type: header.type, bytes };
}

function notAnImage(): Refusal {
  return new Refusal(400, 'not_an_image', 'This file isn’t supported. Choose a PNG, JPEG, GIF, or WebP image.', 'file');
}
