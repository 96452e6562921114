import { Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { apiOf } from './api-data';
import { Apis } from './api';
import { Usages, usagesOf } from './usage';

/** What is shown next to a part's stories: how to use it, and its props. */
export default function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String((preparedMeta.parameters as { fileName?: string }).fileName).replace(/^\.\//, '');
  const usages = usagesOf(file);
  const parts = apiOf(
    file,
    usages.flatMap((usage) => usage.parts),
  );
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {usages.length > 0 && <Usages usages={usages} />}
      <Apis parts={parts} />
      <Stories title="Every state" includePrimary={false} />
    </>
  );
}
