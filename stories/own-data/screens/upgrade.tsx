import { ready, type Plan, type UpgradeOrder } from 'chatdeck/model';
import { Upgrade } from 'chatdeck/screens/upgrade';
import { useState } from 'react';

const current: Plan = {
  label: 'Starter',
  price: 1900,
  duration: 'monthly',
  stripeId: 'starter',
  maxChannels: 1,
  maxOperators: 3,
  convosPerMonth: 500,
};
const next: Plan = { ...current, label: 'Business', price: 4900, stripeId: 'business', maxChannels: 5 };

export function OwnUpgrade() {
  const [order, setOrder] = useState<UpgradeOrder>({ status: 'idle' });
  return (
    <Upgrade
      offer={ready({ current, next, way: 'upgrade' })}
      order={order}
      onUpgrade={() => setOrder({ status: 'done' })}
    />
  );
}
