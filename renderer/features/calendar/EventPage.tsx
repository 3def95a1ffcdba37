import { useNavigate, useParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { isId } from '../../kit/format/id.ts';
import { Missing } from '../../kit/page/Missing.tsx';
import { Event } from './Event.tsx';

/** One event on its own address. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  if (!isId(id)) {
    return (
      <Missing title="This event is not here" to="calendar" button="Calendar">
        Its address is not one of an event.
      </Missing>
    );
  }
  return <Event id={id} place="page" onClose={() => void navigate(linkTo('calendar'))} />;
}
