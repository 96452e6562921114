/** What the specification says of the rules of integrations. */
export const section = {
  'The list of added bots hides the user named {product}, the product’s own bot.': [
    'hides the product’s own bot among those who were added, whatever the product is called',
    'stories/settings/integrations: Empty',
  ],
  'The full list hides the user slackbot.': [
    'includes no one already added, nor the product’s bot or Slack’s; bots come first',
  ],
  'The full list hides the user named {product}.': [
    'includes no one already added, nor the product’s bot or Slack’s; bots come first',
  ],
  'The full list hides users who are already added.': [
    'includes no one already added, nor the product’s bot or Slack’s; bots come first',
  ],
};
