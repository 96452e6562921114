import { ClerkProvider, OrganizationProfile } from '@clerk/react';

export const TeamPage = () => (
  <ClerkProvider publishableKey="pk_test_…">
    <OrganizationProfile />
  </ClerkProvider>
);
