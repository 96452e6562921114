import { checkConsent, termsKind, type Consent, type LegalProps } from '../model/session/legal';
import { currentTermsVersion } from '../model/entities/user';
import { useSubmitForm } from './shared/form';
import { useChatdeck } from './shared/chatdeck-context';
import { storeUser } from './shared/save-widget';

interface LegalOptions {
  /** The terms are accepted, and the guard lets the person pass. */
  onAccepted(this: void): void;
}

/** Everything that `Legal` takes. */
export function useLegal({ onAccepted }: LegalOptions): LegalProps {
  const chatdeck = useChatdeck();
  const form = useSubmitForm<Consent>({
    initial: { isAgreed: false },
    check: checkConsent,
    submit: async () => {
      await chatdeck.client.users.confirmTerms(termsKind, currentTermsVersion);
      await storeUser(chatdeck, (user) => user && { ...user, ActiveTOSPP: currentTermsVersion });
    },
    onDone: onAccepted,
  });
  return { form };
}
