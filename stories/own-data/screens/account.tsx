import { ready, type AccountView, type Plan } from 'chatdeck/model';
import { Account } from 'chatdeck/screens/account';
import { useState } from 'react';

const plan: Plan = {
  label: 'Business',
  price: 4900,
  duration: 'monthly',
  stripeId: 'business',
  maxChannels: 5,
  maxOperators: 10,
  convosPerMonth: 2000,
};
const account: AccountView = {
  isAdmin: true,
  plan,
  offers: [
    { plan, action: 'current', isCurrent: true, price: { perMonth: 4900, struckThrough: null }, isTooSmall: false },
  ],
  status: { status: 'paying', since: Date.UTC(2024, 0, 1) },
  standing: { status: 'goodStanding' },
  canCancel: false,
  trialEndAt: null,
  billing: { card: null, address: ['1 Main St'], isAddressMissing: false, taxId: '', invoiceEmail: 'pay@acme.test' },
  channels: 2,
  quotaReason: '',
  isOverQuota: false,
};

export function OwnAccount() {
  const [duration, setDuration] = useState<Plan['duration']>('monthly');
  return (
    <Account
      account={ready(account)}
      conversations={ready(812)}
      invoices={ready({ lines: [], unreadable: 0 })}
      nextCharge={ready({ amount: 4900, dueAt: Date.UTC(2026, 0, 1) })}
      duration={duration}
      onDurationChange={setDuration}
      planSwitch={{ status: 'idle' }}
      onPlanConfirm={() => undefined}
      onPlanCancel={() => undefined}
      portal={{ status: 'idle' }}
    />
  );
}
