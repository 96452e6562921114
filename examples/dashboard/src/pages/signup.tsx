import { Signup } from 'chatdeck/screens/signup';
import { trackingId } from 'chatdeck/client';
import { useSignup } from 'chatdeck/hooks';
import type { Testimonial } from 'chatdeck/model';
import type { PageProps, PublicPageProps } from '../page-props';
import { navigate } from '../router';
import { slack } from '../slack';
import { useState } from 'react';

/** Replace these with your customers' words. */
const testimonials: readonly Testimonial[] = [
  {
    quote: 'Our visitors get a reply in under a minute, and no one on the team had to learn another inbox.',
    name: 'Dana Okafor',
    role: 'Head of Support, Acme Outdoor Supply',
  },
  {
    quote: 'We answer from the channel where we already talk about the product. That’s the whole trick.',
    name: 'Noor Haddad',
    role: 'Owner, Globex Instruments',
  },
];

export default function SignupPage({ route, onSignedIn }: PageProps<'signup'> & PublicPageProps) {
  const [tklID] = useState(() => trackingId());
  const signup = useSignup({
    error: route.error,
    source: route.source,
    tklID,
    slack,
    onSignedUp: ({ token, widgetId }) => {
      onSignedIn(token);
      navigate({ name: 'setup', widgetId });
    },
  });
  return <Signup {...signup} testimonials={testimonials} />;
}
