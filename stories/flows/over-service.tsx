import { createClient } from 'chatdeck/client';
import { ChatdeckProvider } from 'chatdeck/hooks';
import { useState, type ComponentType, type ReactNode } from 'react';

/** Puts a flow story over the service in memory, as the person whose token it is; without one nobody is signed in. */
export function overService(token?: string) {
  return (Story: ComponentType) => (
    <Service token={token}>
      <Story />
    </Service>
  );
}

function Service({ token, children }: { token: string | undefined; children: ReactNode }) {
  const [client] = useState(() => {
    return createClient({ baseUrl: location.origin, session: { id: 'flow', getToken: () => token } });
  });
  return (
    <ChatdeckProvider client={client} draftStorage={null}>
      {children}
    </ChatdeckProvider>
  );
}
