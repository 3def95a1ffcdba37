import { useNavigate, useParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { isId } from '../../kit/format/id.ts';
import { Missing } from '../../kit/page/Missing.tsx';
import { Contact } from './Contact.tsx';

/** One contact on its own address. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  if (!isId(id)) {
    return (
      <Missing title="No such contact" to="clients" button="All clients">
        The address is not complete.
      </Missing>
    );
  }
  return <Contact id={id} place="page" onClose={() => void navigate(linkTo('clients'))} />;
}
