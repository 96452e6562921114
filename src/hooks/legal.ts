import { consentSchema, termsKind, type Consent, type LegalProps } from '../model/session/legal';
import { currentTermsVersion } from '../model/entities/user';
import { useSmallForm } from './forms/small-form';
import { useChatdeck } from './shared/chatdeck-context';
import { currentUserQuery, useLoadable } from './shared/queries';
import { storeUser } from './shared/known-user';

interface LegalOptions {
  /** The terms are accepted, and the guard lets the user through. */
  onAccepted(this: void): void;
}

/** All props of `Legal`. */
export function useLegal({ onAccepted }: LegalOptions): LegalProps {
  const chatdeck = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const form = useSmallForm<Consent>({
    initial: { isAgreed: false },
    schema: consentSchema,
    submit: async () => {
      await chatdeck.client.users.confirmTerms(termsKind, currentTermsVersion);
      await storeUser(chatdeck, (user) => user && { ...user, ActiveTOSPP: currentTermsVersion });
    },
    onDone: onAccepted,
  });
  return { form, isAccepted: user.status === 'ready' && user.data.ActiveTOSPP === currentTermsVersion };
}
