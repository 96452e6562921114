import { Badge, Button, Card, Text, TextField } from '@radix-ui/themes';
import { ChatdeckTheme } from 'chatdeck';
import { radii } from '../../../.storybook/looks';
import { Look } from './look';

/** The same few parts with each radius that a theme may have. */
export function RadiusSettings() {
  return (
    <Look className="docs-tokens">
      <div className="docs-radii">
        {radii.map((radius) => (
          <ChatdeckTheme key={radius} radius={radius}>
            <Card>
              <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
                <Text size="2" weight="medium">
                  {radius}
                </Text>
                <TextField.Root aria-label={`Name, radius ${radius}`} defaultValue="Sales" />
                <Button>Save Changes</Button>
                <Badge>Team</Badge>
              </div>
            </Card>
          </ChatdeckTheme>
        ))}
      </div>
    </Look>
  );
}
