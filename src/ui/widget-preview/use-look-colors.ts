import { useRef } from 'react';
import { nearestReadable, readableOn, readHexColor } from '../../model/core/color';
import { appearanceDefaults } from '../../model/entities/widget-settings';
import type { WidgetLook } from '../../model/widget-preview/widget-preview';
import { useBeforePaint } from '../base/use-before-paint';

/**
 * The widget's colors as custom properties of an element. They are set on the client through the DOM: a strict content
 * security policy blocks a `style` attribute in server-rendered HTML.
 */
export function useLookColors({ titleColor, titleFontColor }: Pick<WidgetLook, 'titleColor' | 'titleFontColor'>) {
  const element = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const title = readHexColor(titleColor) ?? appearanceDefaults.titleColor;
    const titleText = readHexColor(titleFontColor) ?? appearanceDefaults.titleFontColor;
    const colors = {
      '--cd-look-title': title,
      '--cd-look-title-text': titleText,
      '--cd-look-on-title': readableOn(title),
      '--cd-look-link': nearestReadable(title, '#ffffff'),
    };
    for (const [name, color] of Object.entries(colors)) element.current?.style.setProperty(name, color);
  }, [titleColor, titleFontColor]);
  return element;
}
