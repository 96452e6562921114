import { useState, type ComponentProps, type ReactNode } from 'react';
import { safeHref } from '../../model/core/address';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** Written by people or the server. */
  address: string | undefined;
  alt: string;
  /** Shown instead if the address is absent or unsafe, or its picture does not load. */
  fallback: ReactNode;
}

/** A picture from an address that can be wrong or that the page's policy can block. */
export function Picture({ address, alt, fallback, ...props }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const safe = address === undefined ? undefined : safeHref(address);
  if (safe === undefined || safe === broken) return fallback;
  return <img {...props} src={safe} alt={alt} onError={() => setBroken(safe)} />;
}
