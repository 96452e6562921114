import { Text } from '@radix-ui/themes';
import { SafeHtml } from 'chatdeck/ui';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['SafeHtml'],
    use: 'For HTML that people or the server wrote: links, bold words and line breaks are kept, everything else is its text.',
    avoid: 'For texts of ours, which are labels, and for documents: it is made for a sentence or two.',
    dos: [
      {
        example: (
          <Text as="p" size="2">
            <SafeHtml html={'Read our <a href="https://example.com/privacy">privacy policy</a>, <b>please</b>.'} />
          </Text>
        ),
        why: 'Put every text from outside through this one door.',
      },
    ],
    donts: [
      {
        example: (
          <Text as="p" size="2">
            <SafeHtml html={'<h1>News</h1><img src="x" onerror="alert(1)"><script>alert(1)</script>'} />
          </Text>
        ),
        why: 'Do not expect headings, pictures or scripts to survive. Only their words do.',
      },
    ],
    keyboard: 'Links open in a tab of their own and are ordinary stops. Unsafe addresses become plain words.',
  },
];
