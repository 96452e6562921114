/** The widths that the product is looked at: a small phone, a tablet, a laptop, a large screen. */
export const viewports = {
  mobile1: { name: 'Phone, 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Large screen, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;
