import { Button } from '@radix-ui/themes';
import { Banner, BannerStack } from 'chatdeck/ui';
import { nothing } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['Banner', 'BannerStack'],
    use: 'For the state of the account or the product: a trial that ends, a payment that failed. Give all of them to one `BannerStack` above the page header; it puts the most urgent first and opens two.',
    avoid:
      'For the result of what a person has just done: that belongs next to the button (`ProblemCallout`, the save bar), or in a toast when it happens out of view.',
    dos: [
      {
        example: (
          <Banner tone="warning" action={<Button size="1">Choose a plan</Button>}>
            Your trial ends in 3 days.
          </Banner>
        ),
        why: 'Say what is the matter in one sentence and give the one thing to do about it.',
      },
      {
        example: (
          <BannerStack
            banners={[
              { id: 'news', tone: 'info', content: 'Reports now show ratings by agent.', onDismiss: nothing },
              { id: 'payment', tone: 'danger', content: 'The last payment failed. Chats stop on 24 November.' },
            ]}
          />
        ),
        why: 'Let the stack order them: what is broken stands before what is new.',
      },
    ],
    donts: [
      {
        example: <Banner tone="success">Your settings are saved.</Banner>,
        why: 'Do not answer a press of a button at the top of the page, far from where it was pressed.',
      },
      {
        example: (
          <Banner tone="danger" onDismiss={nothing}>
            Something went wrong. Please check your settings and try again later, or contact support.
          </Banner>
        ),
        why: 'Do not alarm without saying what is wrong, and do not let what still holds be dismissed.',
      },
    ],
    keyboard:
      'A region named “Notices”. Urgent ones are alerts, the others status messages. When one is dismissed the focus goes to the stack, so that it is not lost with the button.',
  },
];
