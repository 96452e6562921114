import { scriptText } from './embed-markup';

/** A component that loads the script once. */
export function reactComponent(tag: string, scriptUrl: string): string {
  return `import { useEffect } from 'react';

export function ChatWidget() {
  useEffect(() => {
    if (document.getElementById('chatdeck-script')) return;
    const script = document.createElement('script');
    script.id = 'chatdeck-script';
    script.src = ${scriptText(scriptUrl)};
    script.async = true;
    document.body.append(script);
  }, []);

  return (
${indent(tag, 4)}
  );
}`;
}

export function nextComponent(tag: string, scriptUrl: string): string {
  return `import Script from 'next/script';

export function ChatWidget() {
  return (
    <>
      <Script src={${scriptText(scriptUrl)}} strategy="afterInteractive" />
${indent(tag, 6)}
    </>
  );
}`;
}

/** Lets templates contain an element that Angular doesn't know. */
export const angularSchema = `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-root',
  templateUrl: './app.component.html',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
export class AppComponent {}`;

/** Keeps Vue from resolving the element's name as a component. */
export const vueCompilerOption = (element: string) => `import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === '${element}' } } }),
  ],
});`;

/** Declares the element for TypeScript. */
export const elementTypes = (element: string) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${element}': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'widget-id': string;
        'widget-type'?: 'sidebar' | 'inline';
        'disable-favicon-badge'?: string;
      };
    }
  }
}`;

function indent(text: string, spaces: number): string {
  return text.replace(/^/gm, ' '.repeat(spaces));
}
