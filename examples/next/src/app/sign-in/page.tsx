import { chatUrl } from '../../chat-url';
import { ChatProvider } from '../../chat/provider';
import { SignInScreen } from '../../chat/screens';

export default function SignInPage() {
  return (
    <ChatProvider chatUrl={chatUrl} user={undefined}>
      <main className="content">
        <SignInScreen />
      </main>
    </ChatProvider>
  );
}
