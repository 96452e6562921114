import { AvailabilitySettings, CalProvider } from '@calcom/atoms';
import '@calcom/atoms/globals.min.css';

interface Person {
  accessToken: string;
}

export const SchedulePage = ({ accessToken }: Person) => (
  <CalProvider
    clientId="client"
    accessToken={accessToken}
    options={{ apiUrl: 'https://api.cal.com/v2', refreshUrl: '/api/refresh' }}
  >
    <AvailabilitySettings />
  </CalProvider>
);
