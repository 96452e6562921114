import { calls, readAnswer } from 'chatdeck/model';
import { pictures } from '../../contract/pictures';

export const picture = new File([pictures['image/png']], 'team.png', { type: 'image/png' });

export function isUpload({ method, url }: Request): boolean {
  return method === 'POST' && url.endsWith('/team-avatar');
}

export function addressOf(body: unknown): string {
  return readAnswer(calls.uploadTeamAvatar.answer, body).teamAvatarUrl;
}

/** The DOM of these tests cannot write a form with a file in it as the bytes that a browser sends. */
export function withPicture({ url, method, headers }: Request): Request {
  const bytes = pictures['image/png'];
  const part = (name: string) => `--part\r\nContent-Disposition: form-data; name="${name}"`;
  const body = Buffer.concat([
    Buffer.from(`${part('size')}\r\n\r\n${bytes.length}\r\n`),
    Buffer.from(`${part('file')}; filename="team.png"\r\nContent-Type: image/png\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--part--\r\n'),
  ]);
  const type = { 'content-type': 'multipart/form-data; boundary=part' };
  return new Request(url, { method, headers: { ...Object.fromEntries(headers), ...type }, body });
}
