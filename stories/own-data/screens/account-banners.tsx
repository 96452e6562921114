import type { Banner } from 'chatdeck/model';
import { AccountBanners } from 'chatdeck/screens/shell';
import { useState } from 'react';

export function OwnAccountBanners() {
  const [banners, setBanners] = useState<Banner[]>([{ name: 'missingBillingAddress' }]);
  return (
    <AccountBanners
      banners={banners}
      onDismissBanner={(name) => setBanners(banners.filter((banner) => banner.name !== name))}
    />
  );
}
