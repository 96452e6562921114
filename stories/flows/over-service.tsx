import { createClient } from 'chatdeck/client';
import { ChatdeckProvider } from 'chatdeck/hooks';
import { useInsertionEffect, useState, type ComponentType, type ReactNode } from 'react';
import { setNetwork, type Network } from '../../.storybook/network';

/** Runs a flow story over the in-memory service as the token's user; signed out without a token. */
export function overService(token?: string) {
  return function OverService(Story: ComponentType, { globals }: { globals: Record<string, unknown> }) {
    const network = globals.network as Network;
    useInsertionEffect(() => setNetwork(network), [network]);
    // Another network is tried from the start.
    return (
      <Service key={network} token={token}>
        <Story />
      </Service>
    );
  };
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
