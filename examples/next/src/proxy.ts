import { NextResponse, type NextRequest } from 'next/server';
import { chatUrl } from './chat-url';

/** A strict content security policy, with a new nonce for each page: Next reads it from the request's header. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = policyWith(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  matcher: [{ source: '/((?!_next/static|_next/image|favicon.ico).*)' }],
};

function policyWith(nonce: string): string {
  // React tells more of a mistake while developing, by `eval`.
  const whileDeveloping = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${whileDeveloping}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${chatUrl}`,
    `img-src 'self' data: https: ${chatUrl}`,
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
